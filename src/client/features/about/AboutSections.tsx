import { Text } from '@fluentui/react-components';
import type { About } from '#shared/contract/people/admin';
import { useSession } from '../../data/session/session';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { CopyValue } from '../../ui/text/CopyValue';
import { DateText } from '../../ui/text/DateText';
import { FactList } from '../../ui/list/FactList';
import { PanelSection } from '../../ui/PanelSection';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { TextLink } from '../../ui/TextLink';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { useAbout } from './useAbout';

const entra = 'https://entra.microsoft.com/#view/Microsoft_AAD_IAM';

/**
 * Where the Entra admin center shows who holds which role; the list of all enterprise applications
 * where the portal's own is not known.
 */
function enterpriseAppAddress(servicePrincipalId: string, clientId: string): string {
  if (!servicePrincipalId) return `${entra}/StartboardApplicationsMenuBlade/~/AppAppsPreview`;
  const [object, app] = [servicePrincipalId, clientId].map(encodeURIComponent);
  return `${entra}/ManagedAppMenuBlade/~/Users/objectId/${object}/appId/${app}`;
}

/**
 * Version and environment of the portal, and the way to its enterprise application, where people
 * get their roles (ADMIN-15, AUTH-40).
 */
export function AboutSections() {
  const texts = useTexts('about');
  const about = useAbout();
  const frame = { state: about, placeholder: <RowsPlaceholder count={4} />, emptyText: '' };
  return (
    <>
      <PanelSection {...texts.facts}>
        <WidgetFrame {...frame} name={texts.facts.title}>
          {(value) => <Facts about={value} />}
        </WidgetFrame>
      </PanelSection>
      {about.state === 'ready' && (
        <PanelSection
          title={texts.roles.title}
          introduction={texts.roles.introduction[about.value.AuthorizationMode]}
        >
          <Roles about={about.value} />
        </PanelSection>
      )}
    </>
  );
}

function Facts({ about }: { about: About }) {
  const { facts: texts, realtime, none } = useTexts('about');
  const { copy, copied, notCopied } = useTexts('admin');
  const { buildHash } = useSession().config;
  const id = (name: string, value: string) =>
    [
      name,
      <CopyValue
        key={name}
        value={value}
        label={format(copy, { name })}
        copied={copied}
        notCopied={notCopied}
      />,
    ] as const;
  return (
    <FactList
      facts={[
        [texts.version, about.Version],
        [texts.build, buildHash],
        [texts.started, <DateText key="started" value={about.StartedAt} style="full" />],
        [texts.address, about.PublicUrl],
        id(texts.tenant, about.TenantId),
        id(texts.client, about.ClientId),
        [texts.sharePoint, about.SharePointUrl || none],
        [texts.realtime, realtime[about.Realtime]],
        [texts.runsOn, `Node.js ${about.Node}, PostgreSQL ${about.PostgreSQL}`],
      ]}
    />
  );
}

function Roles({ about: { ServicePrincipalId, ClientId } }: { about: About }) {
  const { roles: texts } = useTexts('about');
  return (
    <>
      {!ServicePrincipalId && <Text>{texts.unknown}</Text>}
      <TextLink to={enterpriseAppAddress(ServicePrincipalId, ClientId)} opensNewTab>
        {texts.open}
      </TextLink>
    </>
  );
}
