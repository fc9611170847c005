import appKit from '@naga/app-kit/messages/th.json';
import bookingFlow from '@naga/booking-flow/messages/th.json';
import ui from '@naga/ui/messages/th.json';
import web from '../../../messages/th.json';

export default { ...ui, ...appKit, ...bookingFlow, ...web };
