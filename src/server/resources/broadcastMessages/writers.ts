import type {
  BroadcastMessage,
  BroadcastMessageChange,
  NewBroadcastMessage,
} from '#shared/contract/broadcastMessages';
import type { Deps } from '../../deps';
import type { Database } from '../../db/database';
import type { Person } from '../../person';
import { invalidField, ProblemError } from '../../http/problems';
import { deleteNotification, insertNotification } from '../notifications/store';
import type { Author } from '../targeting/channelChecks';
import type { TargetingReader } from '../targeting/targeting';
import { announceMessage } from './announceMessage';
import { changeOfAudit, insertMessageAudit } from './audits';
import { checkMessage } from './checks';
import { messageOf, type BroadcastRow } from './rows';
import { deleteMessage, insertMessage, lockMessage, updateMessage } from './write';

const broadcastMessages = { topic: 'broadcastMessages' } as const;

/** What editors do to messages: each change and its history entry commit together. */
export function messageWriters({ db, changes, now }: Deps, targeting: TargetingReader) {
  const locked = async (transaction: Database, id: number): Promise<BroadcastRow> => {
    const message = await lockMessage(transaction, id);
    if (!message) throw new ProblemError('notFound');
    return message;
  };
  const notify = async (
    transaction: Database,
    id: number,
    { Notify }: BroadcastMessageChange,
    { settings }: Author,
  ) => {
    if (Notify && settings.enableTeamsNotification)
      await insertNotification(transaction, 'broadcastMessage', id, now());
  };

  return {
    create: async (person: Person, message: NewBroadcastMessage): Promise<BroadcastMessage> => {
      const author = await targeting.authorOf(person);
      return changes.commit(db, person, broadcastMessages, async (transaction, announce) => {
        await checkMessage(transaction, message, undefined, author);
        const created = await insertMessage(transaction, message, now());
        await insertMessageAudit(transaction, 'created', created, person, now());
        await notify(transaction, created.Id, message, author);
        announceMessage(announce, { after: created }, now());
        return messageOf(created);
      });
    },

    change: async (
      person: Person,
      id: number,
      change: BroadcastMessageChange,
    ): Promise<BroadcastMessage> => {
      const author = await targeting.authorOf(person);
      return changes.commit(db, person, broadcastMessages, async (transaction, announce) => {
        const before = await locked(transaction, id);
        if (change.Id !== undefined && change.Id !== id)
          throw invalidField('Id', 'is not the message of this address');
        if (
          change.Modified &&
          new Date(change.Modified).getTime() !== new Date(before.Modified).getTime()
        )
          throw new ProblemError('conflict');
        await checkMessage(transaction, change, before, author);
        const changed = await updateMessage(transaction, id, change, now());
        await insertMessageAudit(transaction, 'updated', changed, person, now());
        await notify(transaction, id, change, author);
        announceMessage(announce, { before, after: changed }, now());
        return messageOf(changed);
      });
    },

    remove: (person: Person, id: number): Promise<undefined> =>
      changes.commit(db, person, broadcastMessages, async (transaction, announce) => {
        const message = await locked(transaction, id);
        await deleteMessage(transaction, id);
        await deleteNotification(transaction, 'broadcastMessage', id);
        await insertMessageAudit(transaction, 'deleted', message, person, now());
        announceMessage(announce, { before: message }, now());
        return undefined;
      }),

    restore: (person: Person, id: number, auditId: number): Promise<BroadcastMessage> =>
      changes.commit(db, person, broadcastMessages, async (transaction, announce) => {
        const before = await locked(transaction, id);
        const change = await changeOfAudit(transaction, id, auditId);
        if (!change) throw new ProblemError('notFound');
        const restored = await updateMessage(transaction, id, change, now());
        await insertMessageAudit(transaction, 'restored', restored, person, now());
        announceMessage(announce, { before, after: restored }, now());
        return messageOf(restored);
      }),
  };
}
