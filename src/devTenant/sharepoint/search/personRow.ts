import type { Person } from '../../company/person';
import type { SearchRow } from './SearchRow';

/** A person as the search index has them. The index keeps birthdays in the year 2000. */
export function personRow(person: Person, sharePointUrl: string): SearchRow {
  const { displayName, upn, mail, jobTitle, department, officeCity, phone, mobile } = person;
  return {
    title: displayName,
    description: `${jobTitle} ${department} ${officeCity} ${mail}`,
    accountname: `i:0#.f|membership|${upn}`,
    preferredname: displayName,
    workemail: mail,
    pictureurl: null,
    department,
    officenumber: officeCity,
    jobtitle: jobTitle,
    mobilephone: mobile,
    workphone: phone,
    path: `${sharePointUrl}/person.aspx?accountname=${encodeURIComponent(`i:0#.f|membership|${upn}`)}`,
    birthday: `2000-${person.birthday.replace(/^--/, '')}T00:00:00.0000000Z`,
  };
}
