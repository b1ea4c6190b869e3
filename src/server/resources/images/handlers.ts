import { createHash } from 'node:crypto';
import type { images } from '#shared/contract/images';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/calls';
import type { Person } from '../../person';
import { insertAudit } from '../audits/store';
import { addressOfImage, endings } from './imageFiles';
import { insertImage, listImages } from './store';
import { writeAnew } from './writeAnew';

/** Pictures that editors upload; each is stored under the hash of its content. */
export function imageHandlers({ db, changes, now }: Deps): Handlers<typeof images> {
  const store = async (person: Person, uploaded: Uint8Array): Promise<{ Url: string }> => {
    const { kind, width: Width, height: Height, bytes } = await writeAnew(uploaded);
    const Name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${endings[kind]}`;
    const Url = addressOfImage(Name);
    return changes.commit(db, person, undefined, async (transaction) => {
      const id = await insertImage(transaction, { Name, Width, Height, Bytes: bytes }, now());
      const values = { Url, Width, Height, Size: bytes.length };
      if (id !== undefined)
        await insertAudit(
          transaction,
          { Resource: 'images', ResourceId: id, Action: 'created', values },
          person,
          now(),
        );
      return { Url };
    });
  };

  return {
    'GET /Image': async () => (await listImages(db)).map(addressOfImage),
    'POST /Image': ({ person, body }) => store(person, body.bytes),
  };
}
