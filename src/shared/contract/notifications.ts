import { Type } from '@sinclair/typebox';
import { object } from './fields';

/** Whether people are still to be notified of something: of what is to come, when its time comes. */
export const WaitingNotification = object({ IsWaiting: Type.Boolean() });

/** Whether it was still waiting, so that nobody else is notified. */
export const WithdrawnNotification = object({ IsWithdrawn: Type.Boolean() });
