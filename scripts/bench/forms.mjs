/** The compared forms of the site, by name. */
export const FORMS = {
  deployed: { letter: 'A', words: 'the site as deployed', member: 'inviter1' },
  plain: { letter: 'B', words: 'one plain webpack application', member: 'muted01' },
  limit: { letter: 'C', words: 'one webpack application with every technique of A', member: 'audit01' },
}
