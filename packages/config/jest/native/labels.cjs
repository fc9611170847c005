/**
 * jsdom walks the whole document to say what a label is for, and once more for each of its elements to say what labels a
 * field has: a sixth of what the test of a form costs. Here the same is found by the id and among the labels. To be loaded
 * before jsdom, whose elements keep the function that they find.
 */
const formControls = require('jsdom/lib/jsdom/living/helpers/form-controls.js');

const { getLabelsForLabelable: walkForLabels, isLabelable } = formControls;

formControls.getLabelsForLabelable = (field) => {
  const root = field.getRootNode({});
  if (!isLabelable(field) || !root.getElementsByTagName) return walkForLabels(field);
  const query = () => labelsIn(root).filter((label) => label.control === field);
  field._labels ??= NodeList.createImpl(root._globalObject, [], { element: root, query });
  return field._labels;
};

function labelsIn(root) {
  const labels = root.getElementsByTagName('label');
  return Array.from({ length: labels.length }, (_, index) => labels.item(index));
}

require('jsdom');
const NodeList = require('jsdom/lib/jsdom/living/generated/NodeList.js');
const label = require('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js').implementation.prototype;
const { get: walkForControl } = Object.getOwnPropertyDescriptor(label, 'control');

Object.defineProperty(label, 'control', {
  get() {
    const root = this.getRootNode({});
    if (!this.hasAttributeNS(null, 'for') || !root.getElementById) return walkForControl.call(this);
    const named = root.getElementById(this.getAttributeNS(null, 'for'));
    return named !== null && isLabelable(named) ? named : null;
  },
});
