import type { FeatureSetting } from '#shared/contract/featureSettings';
import type { NewPage, Page } from '#shared/contract/pages/pages';
import type { TestPortal } from '../testPortal';

/** A time some hours from now (before it, when negative), by the portal's clock or the real one. */
export function hoursFromNow(hours: number, now = new Date()): string {
  return new Date(now.getTime() + hours * 3_600_000).toISOString();
}

/** The body of a published news page; any field can be replaced. */
export function newsPage(fields: Partial<NewPage> = {}): NewPage {
  return {
    Title: 'New terminal in Turku',
    Content: '<p>The terminal opens.</p>',
    PageType: 1,
    PublishingDate: hoursFromNow(-1),
    ...fields,
  };
}

/** Stores a page as the editor; fails when the portal refuses it. */
export async function storePage(
  portal: Pick<TestPortal, 'call'>,
  fields: Partial<NewPage> = {},
): Promise<Page> {
  const { status, body } = await portal.call<Page>('editor', 'POST', '/pages', newsPage(fields));
  if (status !== 201) throw new Error(`The page was refused: ${JSON.stringify(body)}`);
  return body;
}

/** Stores a channel or language term as the administrator; answers its id. */
export async function storeTerm(
  portal: Pick<TestPortal, 'call'>,
  kind: 'channelterms' | 'languageterms',
  InternalName: string,
  fields: object = {},
): Promise<string> {
  const { status, body } = await portal.call<{ Guid: string }>('admin', 'POST', `/${kind}`, {
    InternalName,
    ...fields,
  });
  if (status !== 201) throw new Error(`The term was refused: ${JSON.stringify(body)}`);
  return body.Guid;
}

/** Sets a feature setting as the administrator. */
export async function storeSetting(
  portal: Pick<TestPortal, 'call'>,
  Key: string,
  Value: unknown,
): Promise<void> {
  const created = await portal.call('admin', 'POST', '/featuresettings', { Key, Value });
  const { status } =
    created.status === 409
      ? await portal.call('admin', 'PUT', `/featuresettings/${Key}`, { Value })
      : created;
  if (status >= 400) throw new Error(`The setting ${Key} was refused with ${status}.`);
}

/**
 * Sets feature settings as the administrator; those that have their value already are left alone.
 */
export async function storeSettings(
  portal: Pick<TestPortal, 'call'>,
  values: object,
): Promise<void> {
  const { body } = await portal.call<FeatureSetting[]>('admin', 'GET', '/featuresettings');
  const stored = new Map(body.map(({ Key, Value }) => [Key, JSON.stringify(Value)]));
  const others = Object.entries(values).filter(
    ([key, value]) => stored.get(key) !== JSON.stringify(value),
  );
  await Promise.all(others.map(([key, value]) => storeSetting(portal, key, value)));
}

export function ids(pages: readonly { Id: number }[]): number[] {
  return pages.map(({ Id }) => Id);
}
