import appKit from '@naga/app-kit/messages/vi.json';
import bookingFlow from '@naga/booking-flow/messages/vi.json';
import ui from '@naga/ui/messages/vi.json';
import web from '../../../messages/vi.json';

export default { ...ui, ...appKit, ...bookingFlow, ...web };
