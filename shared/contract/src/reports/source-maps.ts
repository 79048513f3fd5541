/**
 * Source maps of published builds. They stay with the release service and are found by the file's name, which holds the hash of its content
 * (decision 0055).
 */

/** Folder of a build's maps inside `dist`. File names of builds never begin with a dot, so nothing in it can be published as a file. */
export const MAPS_FOLDER = '.maps'
/** Owner of the shell's maps, where a remote's maps have its name. */
export const SHELL_MAPS = 'shell'
/** A script that is named by its content, e.g. `routes.b7fb08b4.js`. */
export const HASHED_SCRIPT = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,150}\.[0-9a-f]{8,64}\.js$/
