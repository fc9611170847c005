/** A stylesheet or picture in tests. */
module.exports = '';
