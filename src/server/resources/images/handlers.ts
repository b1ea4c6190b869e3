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
export function imageHandlers({ db, now }: Deps): Handlers<typeof images> {
  const store = async (person: Person, uploaded: Uint8Array): Promise<string> => {
    const { kind, width: Width, height: Height, bytes } = await writeAnew(uploaded);
    const Name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${endings[kind]}`;
    await db.transaction().execute(async (transaction) => {
      const id = await insertImage(transaction, { Name, Width, Height, Bytes: bytes }, now());
      const values = { Url: addressOfImage(Name), Width, Height, Size: bytes.length };
      if (id !== undefined)
        await insertAudit(
          transaction,
          { Resource: 'images', ResourceId: id, Action: 'created', values },
          person,
          now(),
        );
    });
    return addressOfImage(Name);
  };

  return {
    'GET /Image': async () => (await listImages(db)).map(addressOfImage),
    'POST /Image': async ({ person, body }) => ({ Url: await store(person, body.bytes) }),
  };
}
