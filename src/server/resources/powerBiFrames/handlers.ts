import type { PowerBiFrame, powerBiFrames } from '#shared/contract/powerBiFrames';
import { isFrameFor, powerBiPath } from '#shared/rules/widgets/reportFrames';
import { hasAnyRole, reportEditors } from '#shared/rules/people/roles';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/answers/problems';
import { PowerBi } from '../../microsoft/powerBi';
import type { Person } from '../../person';
import { EditableResource } from '../editable/EditableResource';
import { editableHandlers } from '../editable/handlers';
import type { Messages } from '../editable/EditableOptions';
import { listFramesOn } from './store';

export function powerBiFrameHandlers(deps: HandlerDeps): Handlers<typeof powerBiFrames> {
  const { config, db, targeting } = deps;
  const powerBi = new PowerBi(config);
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
  /**
   * Readers cannot tell a frame that is not for them from one that does not exist (REPORT-03,
   * REPORT-04).
   */
  const forReader = async (person: Person, frames: readonly PowerBiFrame[]) => {
    const { channels } = await targeting.of(person.id);
    return frames.filter((frame) => isFrameFor(frame, channels));
  };
  const readable = async (person: Person, id: number): Promise<PowerBiFrame> => {
    const found = await resource.find(id);
    const [own] = await forReader(person, [found]);
    if (!own && !(await isEditor(person))) throw new ProblemError('notFound');
    return found;
  };

  return {
    ...editableHandlers('/powerbiframes', resource),
    'GET /powerbiframes': async ({ person, query: { routeId } }) => {
      // Readers' pages must not depend on where roles come from.
      if (routeId !== undefined) return forReader(person, await listFramesOn(db, routeId));
      const all = await resource.list();
      return (await isEditor(person)) ? all : forReader(person, all);
    },
    'GET /powerbiframes/{id}': ({ person, params }) => readable(person, params.id),
    'POST /powerbiframes/{id}/token': async ({ person, params }) => {
      // REPORT-06.
      if (!(await targeting.settings()).enablePowerBI) throw new ProblemError('notFound');
      return powerBi.tokenFor(await readable(person, params.id));
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
