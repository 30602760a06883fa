import type { TableView } from '@crossbones/api';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Dialog } from '../../parts/Dialog.js';
import { copy, share } from '../../parts/sharing.js';
import { Icon } from '../../shell/Icon.js';
import { spoken } from '../../shell/language.js';
import { toast } from '../../shell/Toast.js';
import { page, words } from '../../shell/words.js';
import './invite.css';
import { Qr } from './Qr.js';
import type { Act } from './SeatPlaces.js';

/** A link with the ways to pass it on; where the browser lets us copy nothing, it lies there selected. */
export function LinkRow({
  link,
  text,
  children,
}: {
  link: string;
  text: string;
  children?: ComponentChildren;
}) {
  const byHand = useSignal(false);
  const said = page();
  return (
    <div class="stack link-row">
      <input
        class="input"
        readOnly
        value={link}
        aria-label={said.setup.copyLink}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={async (event) => {
            const field = event.currentTarget.closest('.link-row')?.querySelector('input');
            if (await copy(link)) return toast(said.setup.copied);
            byHand.value = true;
            field?.focus();
          }}
        >
          <Icon id="copy" />
          {said.setup.copyLink}
        </button>
        {typeof navigator.share === 'function' && (
          <button
            type="button"
            class="button"
            onClick={() => share({ title: 'Crossbones', text, url: link })}
          >
            <Icon id="share" />
            {said.setup.share}
          </button>
        )}
        {children}
      </div>
      {byHand.value && <p class="quiet">{said.setup.copyByHand}</p>}
    </div>
  );
}

/** Ways to let others in: the link, a picture of it, and a short code to read out. */
export function Invite({ table, act }: { table: TableView; act: Act }) {
  const scanning = useSignal(false);
  const link = `${location.origin}/t/${table.id}`;
  const said = page();
  const { code } = table;
  const until =
    code &&
    new Intl.DateTimeFormat(spoken(), { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(
      code.expires,
    );
  return (
    <section class="panel stack invite" aria-labelledby="invite">
      <h2 id="invite">{said.setup.invite}</h2>
      <LinkRow link={link} text={said.setup.inviteText(words().games[table.game].name)}>
        <button type="button" class="button" onClick={() => (scanning.value = true)}>
          <Icon id="qr" />
          {said.setup.scanQr}
        </button>
        {code === null && (
          <button type="button" class="button" onClick={() => act('code', {})}>
            <Icon id="lock" />
            {said.setup.makeCode}
          </button>
        )}
      </LinkRow>
      {code !== null && (
        <p class="invite-code">
          <span class="unseen">{said.home.code}: </span>
          <b>{code.code}</b>
          <small class="quiet">{said.setup.codeUntil(until!)}</small>
        </p>
      )}
      {scanning.value && (
        <Dialog title={said.setup.scanQr} close={() => (scanning.value = false)}>
          <Qr text={link} label={said.setup.qrAlt} />
          {code !== null && (
            <p class="invite-code centred">
              <b>{code.code}</b>
            </p>
          )}
          <p class="quiet qr-link">{link}</p>
        </Dialog>
      )}
    </section>
  );
}
