import appKit from '@naga/app-kit/messages/km.json';
import bookingFlow from '@naga/booking-flow/messages/km.json';
import ui from '@naga/ui/messages/km.json';
import web from '../../../messages/km.json';

export default { ...ui, ...appKit, ...bookingFlow, ...web };
