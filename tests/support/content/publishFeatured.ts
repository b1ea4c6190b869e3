import { languageTerm } from '../../../src/devTenant/company/terms';
import type { BuiltPortal } from '../bench/builtPortal';

/** Publishes featured news as an editor, while somebody else has a page open. */
export async function publishFeatured(
  { url, devTenant }: Pick<BuiltPortal, 'url' | 'devTenant'>,
  title: string,
): Promise<void> {
  const token = await devTenant.tokenFor('editor@nordvik.example');
  const answer = await fetch(`${url}/api/pages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      Title: title,
      Content: '<p>All services are back.</p>',
      PageType: 1,
      IsFeaturedPage: true,
      LanguageTermId: languageTerm('en').id,
      PublishingDate: new Date(Date.now() - 1_000).toISOString(),
    }),
  });
  expect(answer.status).toBe(201);
}
