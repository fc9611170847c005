import { afterEach, expect, jest } from '@jest/globals';
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';

/** Testing Library does these where it is loaded, and that happens once for all files of a worker. */
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
globalThis.jest = jest;
expect.extend(matchers);
afterEach(cleanup);

// Its second is too short for a machine that does other work: what is waited for comes, or never does.
configure({ asyncUtilTimeout: 60_000 });

// The development build is wanted for its `act`, not for a trace of who wrote each element: a tenth of what a test costs.
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {}, configurable: true });
