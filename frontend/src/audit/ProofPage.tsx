import { useMay } from '../kit/routing/powers.ts';
import { Page } from '../kit/shell/index.ts';
import { AuditorsForm } from './AuditorsForm.tsx';
import { RootsCard } from './RootsCard.tsx';
import { VerdictCard } from './VerdictCard.tsx';

/** The proof that the accounts are what was recorded: counted again now, closed every day, known outside the house. */
export default function ProofPage() {
  const mayEdit = useMay('audit', 'edit');
  return (
    <Page>
      {mayEdit ? (
        <div className="split">
          <VerdictCard />
          <AuditorsForm />
        </div>
      ) : (
        <VerdictCard />
      )}
      <RootsCard />
    </Page>
  );
}
