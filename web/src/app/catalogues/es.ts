import appKit from '@naga/app-kit/messages/es.json';
import bookingFlow from '@naga/booking-flow/messages/es.json';
import ui from '@naga/ui/messages/es.json';
import web from '../../../messages/es.json';

export default { ...ui, ...appKit, ...bookingFlow, ...web };
