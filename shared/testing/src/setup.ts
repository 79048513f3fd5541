/** jest setup of every browser package: the platform is clean after each test. */
import { resetPlatform } from './render-with-platform.tsx'

afterEach(() => resetPlatform())
