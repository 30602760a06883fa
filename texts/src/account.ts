/** Who somebody is to the server, and how they keep it: passkeys, recovery code, sessions. */
export interface AccountWords {
  readonly guest: string;
  readonly signIn: string;
  readonly signInHint: string;
  readonly addPasskey: string;
  readonly passkeys: string;
  readonly recoveryCode: string;
  readonly recoveryHint: string;
  readonly useRecovery: string;
  readonly signOut: string;
  readonly export: string;
  readonly exportHint: string;
  readonly deleteMe: string;
  readonly deleteSure: string;
  readonly deleteYes: string;
  readonly deleted: string;
  readonly since: (date: string) => string;
  readonly removeSure: (label: string) => string;
  readonly signOutGuest: string;
  readonly signedOut: string;
  readonly signOutEverywhere: string;
  readonly sessions: string;
  readonly lastSeen: (date: string) => string;
  readonly copy: string;
  readonly writtenDown: string;
  readonly recoveryOnce: string;
  readonly newRecovery: string;
  readonly passkeyAdded: string;
  readonly welcomeBack: (name: string) => string;
  readonly noneChosen: string;
  readonly passkeysNeedHttps: string;
  readonly noPasskeys: string;
  readonly passkeyLabel: string;
  readonly kept: string;
}
