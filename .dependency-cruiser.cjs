module.exports = require('./packages/config/dependency-rules.cjs');
