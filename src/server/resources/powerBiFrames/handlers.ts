import type { PowerBiFrame, powerBiFrames } from '#shared/contract/powerBiFrames';
import { holdsBiLicence, isFrameFor, powerBiPath } from '#shared/rules/widgets/reportFrames';
import { hasAnyRole, reportEditors } from '#shared/rules/people/roles';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/answers/problems';
import { LicenceReader } from '../../microsoft/licenceReader';
import { PersonTokens } from '../../microsoft/personTokens';
import { PowerBi } from '../../microsoft/powerBi';
import type { Person } from '../../person';
import { EditableResource } from '../editable/EditableResource';
import { editableHandlers } from '../editable/handlers';
import type { Messages } from '../editable/EditableOptions';
import { listFramesOn } from './store';

/** Who asks, with their token for this portal, by which Microsoft is asked for their licences. */
interface Reader {
  person: Person;
  readonly token: string;
}

export function powerBiFrameHandlers(deps: HandlerDeps): Handlers<typeof powerBiFrames> {
  const { config, db, targeting, now } = deps;
  const powerBi = new PowerBi(config);
  const licences = new LicenceReader(new PersonTokens(config), config.graphUrl, now);
  const resource = new EditableResource<PowerBiFrame>(deps, {
    table: 'power_bi_frames',
    resource: 'powerbiframes',
    announce: 'powerBI',
    managers: reportEditors,
    isAnnounced: ({ Active }) => Active,
    audienceOf: ({ ChannelTermPowerBIFrames }) => ({
      ChannelTermIds: ChannelTermPowerBIFrames.map(({ ChannelTermId }) => ChannelTermId),
    }),
    orderBy: 'Id',
    fields: { links: [{ field: 'ChannelTermPowerBIFrames', id: 'ChannelTermId' }] },
    check: ({ before, values }) => checkFrame(config.powerBiAppUrl, { ...before, ...values }),
  });

  const isEditor = async (person: Person) => hasAnyRole(await person.roles(), reportEditors);
  const holdsLicence = async ({ person: { id }, token }: Reader) =>
    holdsBiLicence(await licences.known({ id, token }));
  const activeFor = async ({ id }: Person, frames: readonly PowerBiFrame[]) => {
    const { channels } = await targeting.of(id);
    return frames.filter((frame) => isFrameFor(frame, channels));
  };
  /**
   * Readers cannot tell a frame that is not for them from one that does not exist (REPORT-03,
   * REPORT-04, REPORT-05).
   */
  const forReader = async (reader: Reader, frames: readonly PowerBiFrame[]) => {
    const own = await activeFor(reader.person, frames);
    return own.length > 0 && (await holdsLicence(reader)) ? own : [];
  };

  return {
    ...editableHandlers('/powerbiframes', resource),
    'GET /powerbiframes': async (request) => {
      const { routeId } = request.query;
      // Readers' pages must not depend on where roles come from.
      if (routeId !== undefined) return forReader(request, await listFramesOn(db, routeId));
      const all = await resource.list();
      return (await isEditor(request.person)) ? all : forReader(request, all);
    },
    'GET /powerbiframes/{id}': async (request) => {
      const found = await resource.find(request.params.id);
      if (await isEditor(request.person)) return found;
      const [own] = await forReader(request, [found]);
      if (!own) throw new ProblemError('notFound');
      return own;
    },
    'POST /powerbiframes/{id}/token': async (request) => {
      // REPORT-06.
      if (!(await targeting.settings()).enablePowerBI) throw new ProblemError('notFound');
      const found = await resource.find(request.params.id);
      const [own] = await activeFor(request.person, [found]);
      const isTheirs = own || (await isEditor(request.person));
      // Editors see every frame, but open its report by their own licence as everybody does.
      if (!isTheirs || !(await holdsLicence(request))) throw new ProblemError('notFound');
      return powerBi.tokenFor(found);
    },
  };
}

/** A report comes from Power BI and from nowhere else: what stands in the frame gets the token. */
function checkFrame(appUrl: string, frame: Partial<PowerBiFrame>): Messages {
  const { Type = 0, EmbedUrl = '', EmbedId = '' } = frame;
  if (!URL.canParse(EmbedUrl) || new URL(EmbedUrl).origin !== appUrl)
    return { EmbedUrl: [`must begin with ${appUrl}/`] };
  return powerBiPath({ Type, EmbedUrl, EmbedId })
    ? {}
    : { EmbedUrl: ['must name the workspace as groupId'] };
}
