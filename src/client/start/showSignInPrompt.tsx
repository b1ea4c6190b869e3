import { createRoot } from 'react-dom/client';
import type { ClientConfig } from '#shared/clientConfig';
import type { SignInTrouble } from '#shared/rules/people/signInTrouble';
import type { Account, SignInStrategy } from '../auth/SignInStrategy';
import { clearSignedOut } from '../auth/signedOut';
import { signInOpensWindow } from '../auth/signInOpensWindow';
import { AppFrame } from '../shell/frame/AppFrame';
import { SignInPrompt } from '../shell/frame/SignInPrompt';
import { applyStoredLanguage } from '../data/session/interfaceLanguage';
import { loadTexts } from '../texts/catalogues';
import { currentLanguage } from '../texts/language';
import { once } from '../platform/once';

interface Prompted {
  config: ClientConfig;
  openSignIn: () => Promise<SignInStrategy>;
  /** The answer of a window that seemed to be closed. */
  lateResult?: Promise<Account>;
  /** Why the attempt before failed. */
  trouble?: SignInTrouble;
}

/**
 * Shows the sign-in page until the person is signed in; never resolves when that leads away from
 * this page.
 */
export function showSignInPrompt({
  config,
  openSignIn,
  lateResult,
  trouble,
}: Prompted): Promise<Account> {
  applyStoredLanguage();
  const root = createRoot(document.getElementById('portal')!);
  let hasEntered = false;
  return new Promise((resolve) => {
    const enter = (account: Account) => {
      hasEntered = true;
      root.unmount();
      resolve(account);
    };
    // Loaded ahead, so that a click opens its window at once; restoring also ends what a sign-out
    // has left open.
    const ready = once(async () => {
      const strategy = await openSignIn();
      await strategy.restore();
      return strategy;
    });
    ready().catch(() => undefined);
    const signIn = async () => {
      clearSignedOut();
      const outcome = await (await ready()).signIn(true);
      if (outcome.kind === 'signedIn') enter(outcome.account);
      return {
        isLeaving: outcome.kind === 'leaving',
        trouble: outcome.kind === 'needsClick' ? outcome.trouble : undefined,
      };
    };
    // It may still come; that it fails is no news.
    lateResult?.then(enter, () => undefined);
    const prompt = (
      <AppFrame>
        <SignInPrompt
          workplace={config.startSettings?.workplaceName}
          signIn={signIn}
          trouble={trouble}
          explanations={explanationsOf(config)}
          opensWindow={signInOpensWindow(config)}
        />
      </AppFrame>
    );
    void loadTexts(currentLanguage()).then(() => hasEntered || root.render(prompt));
  });
}

/** Where the identity service explains its numbers; only Microsoft's own does. */
function explanationsOf({ authority, authorityMetadata }: ClientConfig): string | undefined {
  return authorityMetadata ? undefined : new URL('/error', authority).href;
}
