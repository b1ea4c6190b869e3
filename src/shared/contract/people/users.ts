import { Type, type Static } from '@sinclair/typebox';
import { defineCalls } from '../call';
import { interfaceLanguages } from '../../rules/settings/interfaceLanguages';
import { stripParts } from '../../rules/widgets/stripParts';
import { fields, nullable, object, oneOf } from '../fields';

/** Onboarding steps; `None` means that the wizard is due. Spec: core §3. */
export const FirstDayWizardStep = oneOf([
  'None',
  'SetupYourFeed',
  'SetupYourBoard',
  'SetupLanguage',
]);

export const User = object({
  /** Object id of the person in the tenant. */
  Id: fields.guid,
  UpnId: fields.upn,
  DisplayName: Type.String({ maxLength: 256 }),
  FirstDayWizardStep,
  /** `null` counts as true. */
  ShowNewsFromFollowedSites: nullable(Type.Boolean()),
  /** `null`: the browser decides. */
  InterfaceLanguage: nullable(oneOf(interfaceLanguages)),
  /** Whether what the person opens is counted, without their name. `null` counts as true. */
  AllowsAnalytics: nullable(Type.Boolean()),
  /** Whether they want notifications in Teams. `null` counts as true. */
  WantsNotifications: nullable(Type.Boolean()),
  /** Parts of the strip on Today that the person has hidden. */
  HiddenOnToday: Type.Array(oneOf(stripParts), { maxItems: stripParts.length }),
  /** Where they eat; `null`: the one of their channels. */
  RestaurantId: nullable(fields.id),
  /** Whether they have left a language: the directory then decides none for them. */
  HasLeftLanguages: Type.Boolean(),
});
export type User = Static<typeof User>;

/** The fields of their own record that a person decides. */
export type UserChoices = Partial<
  Pick<
    User,
    | 'FirstDayWizardStep'
    | 'ShowNewsFromFollowedSites'
    | 'InterfaceLanguage'
    | 'AllowsAnalytics'
    | 'WantsNotifications'
    | 'HiddenOnToday'
    | 'RestaurantId'
  >
>;

export const users = defineCalls({
  'GET /users/me': {
    summary: 'The own user record; 404 when the person has none yet.',
    access: 'signedIn',
    answer: User,
    problems: ['notFound'],
  },
  'POST /users': {
    summary: 'Creates the own user record. Repeating it answers the existing record.',
    access: 'signedIn',
    body: object({
      ShowNewsFromFollowedSites: Type.Optional(nullable(Type.Boolean())),
      FirstDayWizardStep: Type.Optional(FirstDayWizardStep),
    }),
    answer: User,
    status: 201,
  },
  'PUT /users': {
    summary:
      'Updates the own user record. Identity fields of the body are ignored: they come from the token.',
    access: 'signedIn',
    // Fields that are not theirs to decide (`UserChoices`) are ignored.
    body: Type.Partial(User),
    answer: User,
    problems: ['notFound'],
  },
});
