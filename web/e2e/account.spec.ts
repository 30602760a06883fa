import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openTable } from './fixture/setup.js';
import { expect, test } from './fixture/test.js';

/** A device with a passkey store of its own, whose owner always says yes. */
async function authenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The first passkey of somebody, made in the settings; the answer is the recovery code. */
async function addPasskey(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('textbox').fill('Test key');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  const recovery = page.getByRole('dialog', { name: 'Recovery code' });
  const code = (await recovery.locator('.recovery-code').innerText()).trim();
  await recovery.getByRole('button', { name: 'I have written it down' }).click();
  return code;
}

test('a passkey keeps a guest’s name and games; a recovery code lets in once', async ({
  page,
  join,
  lookout,
}) => {
  await openTable(page, 'skull');
  await page.goto('/settings');
  await authenticator(page);
  const name = await page.locator('.account-name').innerText();
  const code = await addPasskey(page);
  await expect(page.getByText('Your passkeys keep your name and your games.')).toBeVisible();
  await expect(page.getByText('Test key')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.locator('.account').getByText('The server knows nothing about you yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.locator('.account-name')).toHaveText(name);
  await page.goto('/history');
  await expect(page.getByRole('heading', { name: 'Skull' })).toBeVisible();

  // On a device without the passkey, by the code that was written down: once.
  const other = await join();
  await other.goto('/settings');
  const enter = async (): Promise<void> => {
    await other.getByText('Use a recovery code').first().click();
    await other.getByRole('textbox', { name: 'Recovery code' }).fill(code);
    await other.getByRole('button', { name: 'Use a recovery code' }).click();
  };
  await enter();
  await other.getByRole('button', { name: 'I have written it down' }).click();
  await expect(other.locator('.account-name')).toHaveText(name);
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(other.locator('.account').getByText('The server knows nothing about you yet.')).toBeVisible();
  lookout.allow(/status of 4\d\d/);
  await enter();
  await expect(other.locator('.toast.grave')).toBeVisible();
});

test('a session elsewhere is ended from the settings', async ({ page, join }) => {
  await openTable(page, 'skull');
  await page.goto('/settings');
  await authenticator(page);
  const name = await page.locator('.account-name').innerText();
  const code = await addPasskey(page);
  // Whoever comes in by the code ends all other sessions; the passkey begins one beside it.
  const other = await join();
  await other.goto('/settings');
  await other.getByText('Use a recovery code').first().click();
  await other.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByRole('button', { name: 'I have written it down' }).click();
  await expect(other.locator('.account-name')).toHaveText(name);
  await page.reload();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.locator('.account-name')).toHaveText(name);

  await page.getByText('Where you are signed in').click();
  const elsewhere = page.getByRole('button', { name: /^Sign out: / });
  await expect(elsewhere).toHaveCount(1);
  await elsewhere.click();
  await expect(elsewhere).toHaveCount(0);
  await other.reload();
  await expect(other.locator('.account').getByText('The server knows nothing about you yet.')).toBeVisible();
  await page.reload();
  await expect(page.locator('.account-name')).toHaveText(name);
});

test('everything kept about somebody is theirs to take and to delete', async ({ page }) => {
  await openTable(page, 'skull');
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Name' }).fill('Odette');
  await page.getByRole('textbox', { name: 'Name' }).blur();
  await expect(page.locator('.account-name')).toHaveText('Odette');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ]);
  const all = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(JSON.stringify(all)).toContain('Odette');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Nothing of yours is left here. Fair winds!')).toBeVisible();
  await expect(page.locator('.account').getByText('The server knows nothing about you yet.')).toBeVisible();
  await page.reload();
  await expect(page.locator('.account').getByText('The server knows nothing about you yet.')).toBeVisible();
});

test('a name that the server tells late does not come between the letters of a new one', async ({ page }) => {
  await openTable(page, 'skull');
  // The server knows a name, and this browser none.
  await page.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem('settings') ?? '{}') as object;
    localStorage.setItem('settings', JSON.stringify({ ...settings, name: '' }));
  });
  let tell = (): void => {};
  const told = new Promise<void>((done) => (tell = done));
  await page.route('**/api/me', async (route) => {
    await told;
    await route.continue();
  });
  await page.goto('/settings');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.focus();
  tell();
  await expect(page.locator('.account-name')).toBeVisible();
  await expect(name).toHaveValue('');
  await page.keyboard.type('Odette');
  await name.blur();
  await expect(page.locator('.account-name')).toHaveText('Odette');
});

test('settings are kept, and the page follows them', async ({ page }) => {
  await page.goto('/settings');
  await page
    .getByRole('radio', { name: 'Light' })
    .or(page.getByText('Light', { exact: true }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
});
