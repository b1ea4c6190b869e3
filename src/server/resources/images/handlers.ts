import { createHash } from 'node:crypto';
import type { FileBody } from '#shared/contract/call';
import type { images } from '#shared/contract/pages/images';
import { titleOfFile } from '#shared/rules/pictures/imageUses';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/answers/problems';
import type { Person } from '../../person';
import { insertAudit } from '../audits/store';
import { searchWords } from '../pages/searchWords';
import {
  changeImage,
  changeOfImage,
  clearUnused,
  deleteOneImage,
  pageOf,
  unusedSince,
} from './gallery';
import { findGalleryImage, listFound, listNamed, listSizes, listUnused } from './galleryStore';
import { addressOfImage, nameOfAddress } from './addresses';
import { endings } from './imageFiles';
import { insertImage, listImages } from './store';
import { listUses } from './uses';
import { rewrite } from './rewrite';

/** Places that are named; the others are counted. */
const maxUses = 100;

/** Pictures that editors upload; each is stored under the hash of its content. */
export function imageHandlers(deps: Deps): Handlers<typeof images> {
  const { db, changes, now } = deps;
  const store = async (person: Person, uploaded: FileBody): Promise<{ Url: string }> => {
    const { kind, width: Width, height: Height, bytes } = await rewrite(uploaded.bytes);
    const Name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${endings[kind]}`;
    const Title = titleOfFile(uploaded.name);
    const Url = addressOfImage(Name);
    return changes.commit(db, person, undefined, async (transaction, announce) => {
      const image = { Name, Title, Width, Height, Bytes: bytes };
      const id = await insertImage(transaction, image, now());
      if (id === undefined) return { Url };
      const values = { Url, Title, Width, Height, Size: bytes.length };
      const entry = { Resource: 'images', ResourceId: id, Action: 'created', values } as const;
      await insertAudit(transaction, entry, person, now());
      announce(changeOfImage(id, 'created'));
      return { Url };
    });
  };

  return {
    'GET /Image': async () => (await listImages(db)).map(addressOfImage),
    'POST /Image': ({ person, body }) => store(person, body),
    'GET /Image/gallery': async ({ query: { text = '', url, ...page } }) => {
      const found =
        url === undefined
          ? await listFound(db, searchWords(text), page)
          : await listNamed(db, nameOfAddress(url));
      return pageOf(found, page.amount);
    },
    'POST /Image/sizes': ({ body }) => listSizes(db, body.Urls.map(nameOfAddress)),
    'GET /Image/unused': async ({ query }) =>
      pageOf(await listUnused(db, unusedSince(now()), query), query.amount),
    'POST /Image/unused': ({ person, body }) => clearUnused(deps, person, body.Ids),
    'GET /Image/{id}/uses': async ({ person, params }) => {
      const image = await findGalleryImage(db, params.id);
      if (!image) throw new ProblemError('notFound');
      return {
        Uses: await listUses(db, params.id, maxUses, await person.roles()),
        Total: image.Uses,
      };
    },
    'PUT /Image/{id}': ({ person, params, body }) => changeImage(deps, person, params.id, body),
    'DELETE /Image/{id}': ({ person, params, query, version }) =>
      deleteOneImage(deps, person, { id: params.id, uses: query.uses, version }),
  };
}
