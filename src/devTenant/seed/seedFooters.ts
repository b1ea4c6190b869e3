import type { NewSiteElement } from '#shared/contract/siteElements';
import { footerType } from '#shared/rules/footer';
import { footers } from '../company/footers';
import { inParallel, type PortalClient } from './portalClient';

export async function seedFooters(admin: PortalClient): Promise<void> {
  await inParallel(Object.entries(footers), 2, ([Language, Content]) =>
    admin.post('/siteelements', { Type: footerType, Language, Content } satisfies NewSiteElement),
  );
}
