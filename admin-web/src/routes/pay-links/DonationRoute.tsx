import { payLinkPage } from './PayLinkRoute.js';

export default payLinkPage('DONATION');
