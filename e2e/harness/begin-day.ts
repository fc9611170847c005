import { beginDay } from './rest-client.js';

// jest imports this anew before each test file.
beginDay();
