import type { Absence, PlayedMatch, Why } from '../../play/match.js';
import { useNow } from '../../play/use-now.js';
import { Icon } from '../../shell/Icon.js';
import { toast } from '../../shell/Toast.js';
import { together } from '../../shell/together-words.js';
import { page } from '../../shell/words.js';

interface Props {
  readonly match: PlayedMatch;
  readonly complain: (why: Why) => void;
}

/** Somebody who has thought for less than this, in ms, is not hurried. */
const SLOW = 45_000;
/** How long somebody must have been gone before a bot may play for them, and the pause between two reminders, in ms. */
const GONE = 120_000;
const NUDGE = 30_000;
/** More than these notices would leave the table no room. */
const MOST = 2;

/** Why nothing goes on: somebody would like a pause or to go on, the match stands still, or somebody is not there. */
export function Standstill({ match, complain }: Props) {
  const text = page();
  const now = useNow();
  const asked = match.wishes?.asked?.value ?? null;
  const paused = match.paused.value;
  const absent = (match.wishes?.absent?.value ?? [])
    .filter(({ gone, awaited }) => {
      if (gone !== null && now - gone >= GONE) return true;
      return awaited !== null && (gone !== null || now - awaited >= SLOW);
    })
    .slice(0, MOST);
  const stands = asked !== null || paused;
  if (match.outcome.value !== null || (!stands && absent.length === 0)) return null;
  const seated = match.me.value !== null;
  const wants =
    asked === null ? null : asked.wish === 'pause' ? text.play.wishesPause : text.play.wishesResume;
  const may = seated && match.wishes?.pause != null;
  return (
    <div class="standstill" role="status">
      {stands && (
        <p>
          {paused && `${text.play.paused} `}
          {asked !== null && wants !== null && asked.names.length > 0 && `${wants(text.list(asked.names))}. `}
          {asked?.mine && text.play.wishNoted}
        </p>
      )}
      {stands && may && !asked?.mine && (
        <button
          type="button"
          class="button main"
          onClick={async () => complain(await match.wishes!.pause!(!paused))}
        >
          {asked === null ? text.play.resume : text.play.agree}
        </button>
      )}
      {absent.map((one) => (
        <Absent key={one.seat} one={one} now={now} match={match} complain={complain} />
      ))}
    </div>
  );
}

/** Somebody who is not there, or takes long, and what can be done about it. */
function Absent({ one, now, match, complain }: Props & { one: Absence; now: number }) {
  const said = together();
  const { wishes } = match;
  const { seat, name, gone, awaited, nudged, votes } = one;
  const mayVote = gone !== null && now - gone >= GONE;
  return (
    <div class="standstill-one">
      <p>
        {gone === null ? said.takesLong(name) : said.hasGone(name)}
        {votes.yes > 0 && ` ${said.forBot(votes.yes, votes.of)}`}
      </p>
      {awaited !== null && wishes?.nudge !== undefined && (
        <button
          type="button"
          class="button"
          disabled={nudged !== null && now - nudged < NUDGE}
          onClick={async () => {
            const why = await wishes.nudge!(seat);
            if (why === null) toast(said.nudgeSent(name));
            else complain(why);
          }}
        >
          <Icon id="bell" />
          {said.nudge}
        </button>
      )}
      {mayVote && wishes?.standIn !== undefined && (
        <button
          type="button"
          class={`button ${votes.mine ? '' : 'main'}`}
          onClick={async () => complain(await wishes.standIn!(seat, !votes.mine))}
        >
          {votes.mine ? said.letBotNot : said.letBot}
        </button>
      )}
    </div>
  );
}
