import { ACTIONS, type Action, type Grant, may, ROLES, type Role, refusalOf } from './rights.rules.ts'

const aGrant = (role: Role, remote: string | null = null): Grant => ({ name: 'someone', role, remote })

/** The whole table, written a second time: an unintended right shows up here. */
const TABLE: Record<Action, string> = {
  read: 'viewer deployer admin',
  publish: 'deployer admin',
  promote: 'deployer admin',
  canary: 'deployer admin',
  pin: 'deployer admin',
  rollback: 'deployer admin',
  kill: 'deployer admin',
  maintenance: 'deployer admin',
  flag: 'deployer admin',
  skin: 'deployer admin',
  override: 'deployer admin',
  token: 'admin',
  waive: 'admin',
  health: 'edge admin',
  shell: 'admin',
}

describe('may', () => {
  it.each(ACTIONS)('[OPS-ACC-1] lets %s be done by its roles and by no other', (action) => {
    const roles = ROLES.filter((role) => may(aGrant(role), action, 'mine'))
    expect(roles.join(' ')).toBe(TABLE[action])
  })

  it.each(ACTIONS.filter((action) => action !== 'read'))(
    '[OPS-ACC-2] confines %s to the one remote of the token',
    (action) => {
      for (const role of ROLES.filter((one) => may(aGrant(one), action, 'mine'))) {
        expect(may(aGrant(role, 'mine'), action, 'mine')).toBe(true)
        expect(may(aGrant(role, 'mine'), action, 'games')).toBe(false)
        // Changes without a single remote, such as skins or tokens, are excluded too.
        expect(may(aGrant(role, 'mine'), action)).toBe(false)
      }
    },
  )

  it.each(['publish', 'promote', 'canary', 'pin', 'rollback', 'kill'] as const)(
    '[OPS-SHELL-5] keeps %s of the shell to admins and to deployers of the shell only',
    (action) => {
      expect(may(aGrant('admin'), action, 'shell')).toBe(true)
      expect(may(aGrant('deployer', 'shell'), action, 'shell')).toBe(true)
      expect(may(aGrant('deployer'), action, 'shell')).toBe(false)
      expect(may(aGrant('deployer', 'mine'), action, 'shell')).toBe(false)
      expect(may(aGrant('viewer', 'shell'), action, 'shell')).toBe(false)
    },
  )

  it('lets a restricted token read everything', () => {
    expect(may(aGrant('viewer', 'mine'), 'read', 'games')).toBe(true)
    expect(may(aGrant('deployer', 'mine'), 'read')).toBe(true)
  })
})

describe('refusalOf', () => {
  it('names the required role or remote, and who can help', () => {
    expect(refusalOf(aGrant('viewer'), 'rollback', 'mine')).toBe(
      'someone is a token of the role viewer; rollback takes deployer or admin. Ask an admin for one.',
    )
    expect(refusalOf(aGrant('deployer', 'games'), 'rollback', 'mine')).toBe(
      'someone may change games only, not mine. Ask an admin for a wider token.',
    )
  })
})
