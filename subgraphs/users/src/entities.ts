import { Account } from './account/account.entity.js';
import { Message, MessageAttachment } from './notification/message.entity.js';
import { Role, RolePermission } from './role/role.entity.js';
import { LoginAttempt } from './session/login-attempt.entity.js';
import { Session } from './session/session.entity.js';

/** Everything users stores. */
export const entities = [Role, RolePermission, Account, Session, LoginAttempt, Message, MessageAttachment];
