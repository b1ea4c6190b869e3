import type { TeamsApp } from '#shared/contract/admin';
import { useTexts } from '../../texts/useTexts';
import { TextLink } from '../../ui/TextLink';
import { Step, StepList } from './StepList';

const entra =
  'https://entra.microsoft.com/#view/Microsoft_AAD_RegisteredApps/ApplicationsListBlade';
const listed = (values: readonly string[]) => values.map((value) => ({ value }));

/** How to register the portal in Microsoft Entra, with the values of this portal. */
export function RegistrationSteps({ app: { ClientId, Registration } }: { app: TeamsApp }) {
  const { registration: texts } = useTexts('admin');
  const {
    RedirectUris,
    IdentifierUri,
    Scope,
    TeamsClients,
    AppRoles,
    Permissions,
    ApplicationPermissions,
  } = Registration;
  return (
    <StepList>
      <Step {...texts.create} values={[{ name: texts.create.clientId, value: ClientId }]}>
        <TextLink to={entra} opensNewTab>
          {texts.open}
        </TextLink>
      </Step>
      <Step {...texts.redirects} values={listed(RedirectUris)} />
      <Step
        {...texts.api}
        values={[
          { name: texts.api.uri, value: IdentifierUri },
          { name: texts.api.scope, value: Scope },
        ]}
      />
      <Step
        {...texts.clients}
        values={TeamsClients.map(({ Id, Name }) => ({ name: Name, value: Id }))}
      />
      <Step {...texts.roles} values={listed(AppRoles)} />
      <Step
        {...texts.permissions}
        values={Permissions.map(({ Resource, Scopes }) => ({
          name: Resource,
          value: Scopes.join(', '),
        }))}
      />
      <Step {...texts.secret} />
      <Step
        {...texts.notifications}
        values={listed(ApplicationPermissions.flatMap(({ Roles }) => Roles))}
      />
      <Step {...texts.check} />
    </StepList>
  );
}
