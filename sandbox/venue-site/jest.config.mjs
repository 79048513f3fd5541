import { jestPreset } from '@lantern/build/jest-preset.mjs'

// The preset of the sandbox leaves this folder out by its path; here it is the package itself.
export default { ...jestPreset(import.meta.url), testPathIgnorePatterns: ['/node_modules/', '/dist/'] }
