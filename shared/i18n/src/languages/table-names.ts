/** Names of tables of texts, under which a translation has them. */
const names = new WeakMap<object, string>()

/**
 * Called in the place of `defineMessages` by the build of a package that has a third language.
 * @public
 */
export function named<Table extends object>(name: string, messages: Table): Table {
  names.set(messages, name)
  return messages
}

export function nameOf(messages: object): string | undefined {
  return names.get(messages)
}
