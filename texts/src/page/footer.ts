/** Below the home page. */
export interface FooterWords {
  readonly notAffiliated: string;
  readonly namesBelong: string;
  readonly sourceCode: string;
  readonly forPrograms: string;
}
