import { EditRecord } from '../../records/EditRecord.js';
import { branchRecord } from './branch-record.js';
import { BranchForm } from './BranchForm.js';
import { type Branch_RowFragment, UpdateBranchDocument } from './branches.generated.js';

const valuesOf = ({ operatorId, name, address, contactPhone }: Branch_RowFragment) => ({
  operatorId,
  name,
  address: address ?? '',
  contactPhone: contactPhone ?? '',
});

export default function EditBranchRoute() {
  return (
    <EditRecord of={branchRecord} update={UpdateBranchDocument} answer={(data) => data.updateBranch}>
      {(branch, edited) => <BranchForm initial={valuesOf(branch)} {...edited} />}
    </EditRecord>
  );
}
