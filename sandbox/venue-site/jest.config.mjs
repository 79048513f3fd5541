import { jestPreset } from '@lantern/build/jest-preset.mjs'

// The sandbox's preset ignores this folder by path; here it is the package under test.
export default { ...jestPreset(import.meta.url), testPathIgnorePatterns: ['/node_modules/', '/dist/'] }
