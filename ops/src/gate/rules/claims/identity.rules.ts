/** A build must be published under its own name and version. */
import { BUILD_FILE, type Rule } from '../../candidate/candidate.rules.ts'

export const namesItself: Rule = ({ build, name, version }) => {
  if (build === undefined || (build.name === name && build.version === version)) return []
  return [
    {
      rule: 'identity',
      what: `${BUILD_FILE} says ${build.name} ${build.version}, but it was published as ${name} ${version}.`,
      fix: 'Publish it under its own name and version.',
    },
  ]
}
