import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Notice } from '@naga/ui/Notice';
import { SelectField } from '@naga/ui/SelectField';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink, Outlet, useNavigate, useParams } from 'react-router';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { compareWords } from './compare/words.js';
import { demandWords } from './demand/words.js';
import { supplementWords } from './supplements/words.js';
import { words } from './words.js';

const PERMISSION = 'pricing.ask';

/** What an operator's seats cost: its matrix, its rules, and how they came to be so. */
export default function TariffRoute() {
  return (
    <PermissionGate permission={PERMISSION} scopes={OPERATOR_SCOPES}>
      <Tariff />
    </PermissionGate>
  );
}

function Tariff() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { operatorId = '' } = useParams();
  const operators = useOwnOperators(PERMISSION);
  const tabs = [
    { to: `/tariffs/${operatorId}`, word: words.prices },
    { to: `/tariffs/${operatorId}/rules`, word: words.rules },
    { to: `/tariffs/${operatorId}/supplements`, word: supplementWords.title },
    { to: `/tariffs/${operatorId}/demand`, word: demandWords.title },
    { to: `/tariffs/${operatorId}/history`, word: words.history },
    { to: `/tariffs/${operatorId}/compare`, word: compareWords.title },
  ];
  return (
    <>
      <Toolbar title={<FormattedMessage {...words.title} />} sub={<FormattedMessage {...words.about} />} />
      <div className="back-office__stack">
        <SelectField
          label={intl.formatMessage(words.operator)}
          placeholder={intl.formatMessage(words.none)}
          options={operators}
          value={operatorId}
          onChange={({ currentTarget }) => void navigate(`/tariffs/${currentTarget.value}`)}
        />
        {operatorId === '' ? (
          <Notice>
            <FormattedMessage {...words.none} />
          </Notice>
        ) : (
          <>
            <nav className="back-office__tabs" aria-label={intl.formatMessage(words.title)}>
              {tabs.map(({ to, word }) => (
                <NavLink key={to} to={to} end>
                  <FormattedMessage {...word} />
                </NavLink>
              ))}
            </nav>
            <Outlet />
          </>
        )}
      </div>
    </>
  );
}
