import type { colleagues, ListedColleague } from '#shared/contract/people/colleagues';
import { noFilters, searchTerms, minFilterLength } from '#shared/rules/people/peopleQueries';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/answers/problems';
import { MemberDirectory } from '../../microsoft/memberDirectory';
import type { Member } from '../../microsoft/members';

/** Colleagues for people without a licence, who cannot ask Microsoft 365 for them. */
export function colleagueHandlers({
  config,
  targeting,
  changes,
  log,
}: Pick<HandlerDeps, 'config' | 'targeting' | 'changes' | 'log'>): Handlers<typeof colleagues> {
  const directory = new MemberDirectory(config, (message) => log.warn(message));
  changes.onChange((change) => {
    if (change.topic === 'person' && change.isErased) directory.forget();
  });
  return {
    'GET /colleagues': async ({ person, query }) => {
      const { findColleaguesWithoutLicence, userServiceAppendedFilter } =
        await targeting.settings();
      if (!findColleaguesWithoutLicence) {
        directory.forget();
        throw new ProblemError('notFound', {
          detail: 'The setting findColleaguesWithoutLicence is off.',
        });
      }
      const listed = await directory.members(userServiceAppendedFilter);
      const id = person.id.toLowerCase();
      // The filter says who is found, not who may look.
      if (!listed.has(id) && !(await directory.isMember(id)))
        throw new ProblemError('forbidden', {
          detail: 'Only members of the organisation find colleagues.',
        });
      const { find, department, place, language = '', start, count } = query;
      const terms = searchTerms(find);
      const filters = {
        ...noFilters,
        department: longEnough(department),
        place: longEnough(place),
        language,
      };
      // Without anything to look for nobody is listed: the whole organisation is not to be read out.
      const isAsked = terms.length > 0 || Object.values(filters).some(Boolean);
      const found = isAsked ? await listed.find(terms, filters) : [];
      return { People: found.slice(start, start + count).map(colleagueOf), Total: found.length };
    },
  };
}

function longEnough(text: string): string {
  const wanted = text.trim();
  return wanted.length >= minFilterLength ? wanted : '';
}

function colleagueOf(member: Member): ListedColleague {
  return {
    Id: member.id,
    DisplayName: member.displayName,
    JobTitle: member.jobTitle ?? null,
    Department: member.department ?? null,
    OfficeLocation: member.officeLocation ?? null,
    Mail: member.mail ?? null,
    WorkPhone: member.businessPhones?.[0] ?? null,
  };
}
