import { teamsCatalogAppId } from '../environment';
import { installedApp } from '../host/installedApp';
import { graphRoute, type GraphCall, type GraphRoute } from './graphCall';
import { badRequest, GraphProblem } from './graphProblem';

interface Sent {
  topic?: { source?: string; value?: string; webUrl?: string };
  activityType?: string;
  chainId?: number;
  previewText?: { content?: string };
  templateParameters?: { name: string; value: string }[];
  recipients?: { '@odata.type'?: string; userId?: string }[];
}

const maxRecipients = 100;
const maxPreviewLength = 150;
const maxLinkLength = 1_024;
const minLifetime = 45 * 60;

/** Notifications to the activity feed of Teams. */
export const activityRoutes: GraphRoute[] = [
  graphRoute('POST', '/teamwork/sendActivityNotificationToRecipients', 'TeamsActivity.Send', send),
];

function send(call: GraphCall) {
  if (call.secondsLeft < minLifetime)
    throw new GraphProblem(
      412,
      'PreconditionFailed',
      'The token must be at least 45 minutes from expiry.',
    );
  const sent: Sent = JSON.parse(call.request.body.toString('utf8'));
  const { topic, activityType, chainId, previewText, recipients } = checked(sent, call);
  const parameters = Object.fromEntries(
    (sent.templateParameters ?? []).map(({ name, value }) => [name, value]),
  );
  for (const { userId } of recipients) {
    const person = call.company.person(userId ?? '');
    if (person)
      call.state.activityFeed.add({
        personId: person.id,
        chainId,
        activityType,
        parameters,
        preview: previewText.content,
        webUrl: topic.webUrl,
        at: call.now.toISOString(),
      });
  }
  return { status: 202 };
}

/** As strict as Graph, and stricter where its documentation says only what is right. */
function checked(sent: Sent, call: GraphCall) {
  const { activityType = '', chainId, previewText, recipients = [] } = sent;
  const webUrl = checkedLink(sent);
  checkTemplate(sent, activityType, call);
  const content = previewText?.content ?? '';
  if (content.length > maxPreviewLength) throw badRequest('The preview text is too long.');
  if (recipients.length === 0 || recipients.length > maxRecipients)
    throw badRequest(`There must be 1 to ${maxRecipients} recipients.`);
  if (
    recipients.some(
      (recipient) => recipient['@odata.type'] !== 'microsoft.graph.aadUserNotificationRecipient',
    )
  )
    throw badRequest('Recipients must be people.');
  return { topic: { webUrl }, activityType, chainId, previewText: { content }, recipients };
}

/** Only texts are topics here; other services' resources are not known. */
function checkedLink({ topic }: Sent): string {
  const { source, value, webUrl } = topic ?? {};
  if (source !== 'text' || !value) throw badRequest('The topic must be a text with a link.');
  if (
    !webUrl ||
    webUrl.length > maxLinkLength ||
    !webUrl.startsWith(`https://teams.microsoft.com/l/entity/${teamsCatalogAppId}/`)
  )
    throw badRequest('Web url must be a link to Teams.');
  return webUrl;
}

function checkTemplate(
  { templateParameters = [] }: Sent,
  activityType: string,
  { identity }: GraphCall,
): void {
  const template = installedApp(identity.productUrl, 'en').activities.find(
    ({ type }) => type === activityType,
  )?.templateText;
  if (template === undefined)
    throw badRequest(`The activity type '${activityType}' is not in the manifest of the app.`);
  const wanted = [...template.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'actor');
  if (wanted.join() !== templateParameters.map(({ name }) => name).join())
    throw badRequest('The template parameters are not those of the activity type.');
}
