/** Texts of the pages with which an administrator sets the portal up. */
export const texts = {
  teamsApp: {
    introduction:
      'The portal as an app in Microsoft Teams: check the set-up, register it in Microsoft Entra, and upload its package.',
  },
  levels: { ok: 'In order', warning: 'Note', problem: 'Problem', unchecked: 'Not checked' },
  passed: { one: '{count} check passed', other: '{count} checks passed' },
  copy: 'Copy {name}',
  copied: 'Copied',
  notCopied: "Copying isn't allowed here. Select the text and copy it yourself.",
  setUp: {
    title: 'Set-up check',
    name: 'The set-up check',
    introduction:
      'What the portal needs from Microsoft 365, just tested with its own configuration.',
    checking: 'Checking …',
    again: 'Check again',
    fine: 'Everything is in order.',
    nothingWrong: "No problems found, but there's something to note.",
    problems: { one: '{count} problem to solve', other: '{count} problems to solve' },
  },
  package: {
    title: 'App package',
    name: 'The app package',
    introduction:
      "Made for this portal's address and registration, and checked against the rules of Teams and its store.",
    appName: 'Name',
    version: 'Version',
    address: 'Address',
    appId: 'App ID',
    download: 'Download package',
    downloading: 'Downloading …',
    operation: 'The download of the app package',
    manifest: 'Manifest of the package',
  },
  registration: {
    title: 'Register the portal in Microsoft Entra',
    introduction:
      "Once for each portal, by someone who can register applications. The check above shows what's still missing.",
    open: 'Open the Microsoft Entra admin center',
    create: {
      title: 'Create the registration',
      text: "Under “App registrations” choose “New registration”, give it the portal's name, and let only accounts of this organisation use it. Its overview shows two IDs: give them to the portal as TENANT_ID and CLIENT_ID, and restart it.",
      clientId: 'Client ID in use',
    },
    redirects: {
      title: 'Set where sign-in returns to',
      text: 'Under “Authentication” add the platform “Single-page application” with these redirect URIs.',
      value: 'the redirect URI {value}',
    },
    api: {
      title: "Expose the portal's API",
      text: 'Under “Expose an API” set the “Application ID URI”, then add the scope, which admins and users can consent to.',
      uri: 'Application ID URI',
      scope: 'Scope',
    },
    clients: {
      title: 'Let Teams, Outlook and Microsoft 365 sign people in silently',
      text: "On the same page add each of these client applications and tick the scope. The IDs are Microsoft's own and the same everywhere.",
      names: {
        desktop: 'Teams on the desktop and on phones',
        web: 'Teams in the browser',
        officeDesktop: 'Microsoft 365 on the desktop',
        officeWeb: 'Microsoft 365 in the browser',
        outlookDesktop: 'Outlook on the desktop and Microsoft 365 on phones',
        outlookWeb: 'Outlook in the browser',
        outlookPhone: 'Outlook on phones',
      },
    },
    roles: {
      title: 'Create the roles',
      text: 'Under “App roles” create a role for users and groups with each of these values. Then give them to people under “Enterprise applications”, the portal, “Users and groups”.',
      value: 'the role {value}',
    },
    permissions: {
      title: 'Ask for permissions',
      text: 'Under “API permissions” add these delegated permissions, and grant admin consent, so that nobody is asked one by one.',
    },
    secret: {
      title: 'Give the server a secret',
      text: "Under “Certificates & secrets” make a client secret and give its value to the portal as CLIENT_SECRET. The server needs it when it asks Microsoft on a person's behalf, such as for followed sites. Note when it expires.",
    },
    notifications: {
      title: 'Give the portal its own permissions',
      text: 'TeamsActivity.Send only where the setting enableTeamsNotification is on, User.Read.All only where leftPeopleDays or findColleaguesWithoutLicence is: add them under “API permissions” as application permissions of Microsoft Graph, and grant admin consent.',
    },
    check: {
      title: 'Let the portal check its registration',
      text: 'Optional: add the application permission Application.Read.All of Microsoft Graph with admin consent. Then the check above reads the registration and warns before the secret expires.',
    },
  },
  upload: {
    title: 'Bring it into Teams',
    introduction: 'With the downloaded package.',
    openTeams: 'Open the Teams admin center',
    tryIt: {
      title: 'Try it yourself',
      text: "In Teams choose “Apps”, “Manage your apps”, “Upload an app”, “Upload a custom app”, and choose the package. The organisation's app policy has to allow custom apps.",
    },
    everybody: {
      title: 'Give it to everybody',
      text: 'In the Teams admin center choose “Teams apps”, “Manage apps”, “Upload new app”. Then pin it for everybody under “Setup policies”. Set TEAMS_CATALOG_APP_ID to the App ID that the app has there, and restart the portal: notifications and links to Teams need it.',
    },
    renew: {
      title: 'Renew it after a change',
      text: 'Teams accepts a changed package only with a higher version: set TEAMS_APP_VERSION, restart the portal, download the package again, and upload it to the same app.',
    },
  },
};
