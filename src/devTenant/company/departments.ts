export interface Department {
  name: string;
  /** Key of its channel and site. */
  key: string;
  head: string;
  lead: string;
  jobs: readonly string[];
  /** How many of 100 people work there. */
  weight: number;
  /** Work away from a desk: many people have a frontline licence or none. */
  isFrontline: boolean;
}

export const departments: readonly Department[] = [
  {
    name: 'Fleet Operations',
    key: 'fleet',
    head: 'Chief Operating Officer',
    lead: 'Fleet Manager',
    jobs: [
      'Marine Superintendent',
      'Voyage Planner',
      'Port Captain',
      'Fleet Performance Analyst',
      'Crew Coordinator',
    ],
    weight: 18,
    isFrontline: false,
  },
  {
    name: 'Seafarers',
    key: 'seafarers',
    head: 'Head of Crewing',
    lead: 'Captain',
    jobs: [
      'Chief Officer',
      'Second Engineer',
      'Able Seaman',
      'Electrician',
      'Ship Cook',
      'Deck Cadet',
    ],
    weight: 16,
    isFrontline: true,
  },
  {
    name: 'Terminals',
    key: 'terminals',
    head: 'Head of Terminals',
    lead: 'Terminal Manager',
    jobs: ['Crane Operator', 'Stevedore', 'Yard Planner', 'Gate Officer', 'Maintenance Mechanic'],
    weight: 15,
    isFrontline: true,
  },
  {
    name: 'Engineering',
    key: 'engineering',
    head: 'Chief Technology Officer',
    lead: 'Engineering Manager',
    jobs: [
      'Naval Architect',
      'Structural Engineer',
      'Electrical Engineer',
      'Hydrodynamics Engineer',
      'Project Engineer',
      'CAD Designer',
    ],
    weight: 16,
    isFrontline: false,
  },
  {
    name: 'Offshore Wind',
    key: 'offshore',
    head: 'Head of Offshore Wind',
    lead: 'Site Manager',
    jobs: [
      'Wind Turbine Technician',
      'Cable Engineer',
      'Installation Planner',
      'Blade Specialist',
      'Marine Coordinator',
    ],
    weight: 11,
    isFrontline: false,
  },
  {
    name: 'Health, Safety and Environment',
    key: 'hse',
    head: 'Head of HSE',
    lead: 'HSE Manager',
    jobs: ['Safety Adviser', 'Environmental Specialist', 'Occupational Nurse'],
    weight: 4,
    isFrontline: false,
  },
  {
    name: 'Commercial',
    key: 'commercial',
    head: 'Chief Commercial Officer',
    lead: 'Key Account Manager',
    jobs: ['Chartering Broker', 'Customer Service Specialist', 'Tender Manager', 'Market Analyst'],
    weight: 7,
    isFrontline: false,
  },
  {
    name: 'Finance',
    key: 'finance',
    head: 'Chief Financial Officer',
    lead: 'Finance Manager',
    jobs: ['Controller', 'Accountant', 'Treasury Analyst', 'Procurement Specialist'],
    weight: 5,
    isFrontline: false,
  },
  {
    name: 'People and Culture',
    key: 'people',
    head: 'Chief People Officer',
    lead: 'HR Business Partner',
    jobs: ['Recruiter', 'Payroll Specialist', 'Learning Designer'],
    weight: 3,
    isFrontline: false,
  },
  {
    name: 'Information Technology',
    key: 'it',
    head: 'Chief Information Officer',
    lead: 'IT Service Manager',
    jobs: ['Cloud Engineer', 'Service Desk Analyst', 'Security Analyst', 'Software Developer'],
    weight: 3,
    isFrontline: false,
  },
  {
    name: 'Communications',
    key: 'communications',
    head: 'Chief Communications Officer',
    lead: 'Communications Manager',
    jobs: ['Editor', 'Communications Adviser', 'Photographer'],
    weight: 2,
    isFrontline: false,
  },
];
