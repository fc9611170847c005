import { Outlet, type MiddlewareFunction } from 'react-router';
import { leaveFor } from '../../session/leave-for.js';
import { isDeveloper, memberContext } from '../../session/member.js';

/** Below the members' guard: who has no API access yet is led to where one asks for it. */
const developersOnly: MiddlewareFunction<Response> = async ({ context, params }, next) => {
  const member = context.get(memberContext);
  return member == null || isDeveloper(member) ? next() : leaveFor(params, '/developer_request');
};

export const middleware = [developersOnly];

export const loader = () => null;

export default function DevelopersOnly() {
  return <Outlet />;
}
