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
  let entered: Account | undefined;
  return new Promise((resolve) => {
    const enter = (account: Account) => {
      // Two windows were answered: nobody gets tokens of another person for what they see.
      if (entered) return entered.id === account.id ? undefined : location.reload();
      entered = account;
      root.unmount();
      resolve(account);
    };
    // It may still come; that it fails is no news.
    const follow = (late?: Promise<Account>) => void late?.then(enter, () => undefined);
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
      if (outcome.kind !== 'needsClick') return { isLeaving: outcome.kind === 'leaving' };
      follow(outcome.lateResult);
      return { isLeaving: false, trouble: outcome.trouble };
    };
    follow(lateResult);
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
    void loadTexts(currentLanguage()).then(() => entered || root.render(prompt));
  });
}

/** Where the identity service explains its numbers; only Microsoft's own does. */
function explanationsOf({ authority, authorityMetadata }: ClientConfig): string | undefined {
  return authorityMetadata ? undefined : new URL('/error', authority).href;
}
