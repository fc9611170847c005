import appKit from '@naga/app-kit/messages/en.json';
import bookingFlow from '@naga/booking-flow/messages/en.json';
import ui from '@naga/ui/messages/en.json';
import web from '../../../messages/en.json';

export default { ...ui, ...appKit, ...bookingFlow, ...web };
