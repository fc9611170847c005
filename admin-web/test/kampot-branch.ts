/** A branch as its list and its page have it. */
export const KAMPOT = {
  __typename: 'BranchRecord',
  id: '7',
  version: 2,
  name: 'Kampot office',
  active: true,
  mayChange: true,
  operatorId: '7',
  operator: { __typename: 'RecordName', name: 'Mekong Ibis' },
  locationId: null,
  location: null,
  address: 'Street 7',
  contactPhone: '+855 33 000 000',
  addedBy: { __typename: 'Colleague', id: '9', name: 'Bopha Chea' },
};
