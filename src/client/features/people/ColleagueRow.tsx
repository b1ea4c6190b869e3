import type { Colleague } from '#shared/rules/people/people';
import { usePhoto } from '../../data/people/usePhoto';
import { useTexts } from '../../texts/useTexts';
import { PersonRow } from '../../ui/person/PersonRow';

/** A colleague in a list, with job title, department and office. */
export function ColleagueRow({
  person,
  isBrief = false,
}: {
  person: Colleague;
  isBrief?: boolean;
}) {
  const { find } = useTexts('people');
  const { userPrincipalName: upn, displayName, jobTitle, department, officeLocation } = person;
  const place = [department, officeLocation].filter(Boolean).join(' · ');
  return (
    <PersonRow
      upn={upn}
      name={displayName}
      lines={isBrief ? [jobTitle] : [jobTitle, place]}
      {...usePhoto(upn, find.results)}
    />
  );
}
